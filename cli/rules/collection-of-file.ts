/** The collection that a file belongs to by its path: the folder, or the name of a file with a whole list. */
export function collectionOfFile(file: string): string {
  return file.replace(/[/.].*$/su, "");
}
