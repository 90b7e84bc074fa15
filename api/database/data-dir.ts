/** What DATA_DIR holds: the catalogue, where it is SQLite, and the uploads, where no object store has them. */
export const DATABASE_FILE = 'catalogue.sqlite';
export const UPLOADS_FOLDER = 'uploads';
