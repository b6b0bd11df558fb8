/** Old names by their path without numbers, as in `law.courts`, with what they are called now. */
export type OldNames = Readonly<Record<string, string>>;

/**
 * By the name of the file. Who renames a setting or a text adds a line here: an owner who takes over a later version is
 * told the new name, with file and line.
 */
export const oldNames: Readonly<Record<string, OldNames>> = {};
