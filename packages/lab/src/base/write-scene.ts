import { findFigureFormat, type Scene, type WriteOptions } from "marienbad-figure";

/** A scene in one of the library's formats. In a file of its own, since it is fetched when somebody first exports. */
export function writeScene(scene: Scene, format: string, looks?: WriteOptions): string {
  return findFigureFormat(format).write(scene, looks);
}
