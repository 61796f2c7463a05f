/** A part of a picture, and the frames that have it, counted from 0. */
export interface Overlay {
  readonly text: string;
  readonly frames: readonly number[];
}

/**
 * The parts of several pictures, each written once, with the frames that have it. What lies on what is the same in
 * every frame: a picture is a list of layers, and a layer a list of parts that do not lie on each other.
 */
export function overlaysOf(pictures: readonly (readonly (readonly string[])[])[]): Overlay[] {
  return pictures[0].flatMap((_, layer) => {
    const framesOfText = new Map<string, number[]>();
    pictures.forEach((layers, frame) => {
      for (const text of layers[layer]) {
        const frames = framesOfText.get(text);
        if (frames === undefined) framesOfText.set(text, [frame]);
        else frames.push(frame);
      }
    });
    return Array.from(framesOfText, ([text, frames]) => ({ text, frames }));
  });
}

/** Numbers that follow each other, as first and last: 0 1 2 5 are [0, 2] and [5, 5]. */
export function runsOf(frames: readonly number[]): (readonly [first: number, last: number])[] {
  const runs: [number, number][] = [];
  for (const frame of frames) {
    const run = runs[runs.length - 1];
    if (run !== undefined && run[1] === frame - 1) run[1] = frame;
    else runs.push([frame, frame]);
  }
  return runs;
}
