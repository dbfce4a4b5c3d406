/** A picture of two colours that a browser draws: its left half is red. */
export async function twoColours(): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = 800;
  canvas.height = 400;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  context.fillStyle = '#e02020';
  context.fillRect(0, 0, 400, 400);
  context.fillStyle = '#2040e0';
  context.fillRect(400, 0, 400, 400);
  const blob = await new Promise<Blob | null>((made) => canvas.toBlob(made, 'image/png'));
  return new File([blob ?? ''], 'me.png', { type: 'image/png' });
}

/** The size of a picture and the colour at its centre. */
export async function look(picture: Blob) {
  const bitmap = await createImageBitmap(picture);
  const { width, height } = bitmap;
  const context = new OffscreenCanvas(width, height).getContext('2d');
  if (!context) throw new Error('no canvas');
  context.drawImage(bitmap, 0, 0);
  return { size: { width, height }, middle: [...context.getImageData(width / 2, height / 2, 1, 1).data] };
}
