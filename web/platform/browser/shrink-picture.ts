/** A picture below this size is not re-encoded. */
const SMALL_BYTES = 400_000
const QUALITY = 0.8

export const isPicture = ({ type }: File): boolean => type.startsWith('image/')

/** Scales a photo down to `longestEdge` pixels and applies its orientation, before it is uploaded over a slow connection. */
export async function shrinkPicture(file: File, longestEdge: number): Promise<File> {
  if (!isPicture(file)) return file
  try {
    const { canvas, isWhole } = await drawPicture(file, longestEdge)
    if (isWhole && file.size < SMALL_BYTES) return file
    const drawn = await toJpeg(canvas)
    if (drawn.size >= file.size) return file
    return new File([drawn], file.name.replace(/\.[^.]*$/, '.jpg'), {
      ...{ type: 'image/jpeg', lastModified: file.lastModified },
    })
  } catch {
    return file // the server says what is wrong with it
  }
}

/** Draws a picture scaled to fit; `isWhole` if it was not scaled down. Throws where the browser cannot decode it. */
export async function drawPicture(
  of: ImageBitmapSource,
  longestEdge: number,
): Promise<{ canvas: HTMLCanvasElement; page: CanvasRenderingContext2D; isWhole: boolean }> {
  const picture = await createImageBitmap(of, { imageOrientation: 'from-image' })
  const part = Math.min(1, longestEdge / Math.max(picture.width, picture.height))
  const drawn = emptyPicture(Math.round(picture.width * part), Math.round(picture.height * part))
  drawn.page.drawImage(picture, 0, 0, drawn.canvas.width, drawn.canvas.height)
  picture.close() // frees memory, which is scarce on a phone
  return { ...drawn, isWhole: part === 1 }
}

/** A white canvas: transparent parts of a PNG become white. */
export function emptyPicture(width: number, height: number) {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const page = canvas.getContext('2d')
  if (!page) throw new Error('This browser draws no pictures.')
  page.fillStyle = '#ffffff'
  page.fillRect(0, 0, width, height)
  return { canvas, page }
}

export const toJpeg = (canvas: HTMLCanvasElement): Promise<Blob> =>
  new Promise((resolve, reject) =>
    canvas.toBlob(
      (made) => (made ? resolve(made) : reject(new Error('This browser makes no JPEG.'))),
      'image/jpeg',
      QUALITY,
    ),
  )
