/** So small it goes as it is. */
const SMALL_BYTES = 400_000
const QUALITY = 0.8

/** A photo of at most so many pixels along its longer edge, turned as it was taken, before it goes over a slow line. */
export async function shrinkPicture(file: File, longestEdge: number): Promise<File> {
  if (!file.type.startsWith('image/')) return file
  try {
    const picture = await createImageBitmap(file, { imageOrientation: 'from-image' })
    const part = Math.min(1, longestEdge / Math.max(picture.width, picture.height))
    if (part === 1 && file.size < SMALL_BYTES) return file
    const canvas = document.createElement('canvas')
    canvas.width = Math.round(picture.width * part)
    canvas.height = Math.round(picture.height * part)
    const page = canvas.getContext('2d')
    if (!page) return file
    page.fillStyle = '#ffffff' // what a PNG shows through
    page.fillRect(0, 0, canvas.width, canvas.height)
    page.drawImage(picture, 0, 0, canvas.width, canvas.height)
    const drawn = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY))
    if (!drawn || drawn.size >= file.size) return file
    return new File([drawn], file.name.replace(/\.[^.]*$/, '.jpg'), { type: 'image/jpeg' })
  } catch {
    return file // the server says what is wrong with it
  }
}
