/** A value in the message of an error about it. */
export const inspect = String;
