/** SPDX, for the catalogue's own texts and facts. Names, icons, pictures and files belong to their makers. */
export const DATA_LICENSE = 'CC-BY-4.0';
