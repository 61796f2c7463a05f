/** Pixels of the picture for each of the drawing, so that it is sharp on paper and on a beamer. */
const SCALE = 3;
/** Canvases of browsers end somewhere: a larger drawing gets fewer pixels. */
const MAX_SIDE = 8000;

export async function pngOf(svg: string): Promise<Blob> {
  const url = URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    const { naturalWidth: width, naturalHeight: height } = image;
    const scale = Math.min(SCALE, MAX_SIDE / Math.max(width, height));
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [Math.ceil(width * scale), Math.ceil(height * scale)];
    canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise<Blob>((resolve, reject) => {
      canvas.toBlob((blob) => (blob === null ? reject(new Error("no picture")) : resolve(blob)), "image/png");
    });
  } finally {
    URL.revokeObjectURL(url);
  }
}
