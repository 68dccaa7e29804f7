/** The text of the code in a picture; undefined when there is none to be found. */
export async function readPicture(file: Blob): Promise<string | undefined> {
  const [{ default: findCode }, picture] = await Promise.all([
    import('jsqr'),
    createImageBitmap(file),
  ])
  const { width, height } = fittingSize(picture)
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const drawing = canvas.getContext('2d', { willReadFrequently: true })
  if (!drawing) return undefined
  drawing.drawImage(picture, 0, 0, width, height)
  picture.close()
  const { data } = drawing.getImageData(0, 0, width, height)
  return findCode(data, width, height)?.data
}

/** Photographs of telephones are larger than any code needs, and finding takes time by the pixel. */
const longestSide = 1_600

function fittingSize({ width, height }: { readonly width: number; readonly height: number }) {
  const scale = Math.min(1, longestSide / Math.max(width, height))
  return { width: Math.round(width * scale), height: Math.round(height * scale) }
}
