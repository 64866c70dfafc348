import { PICTURE_EDGE } from '@gida/contract/domains/conversations/rules'
import { newId } from '../../../platform/browser/new-id.ts'
import { drawPicture, emptyPicture, toJpeg } from '../../../platform/browser/shrink-picture.ts'
import { type Corners, findPaper, type Size, WHOLE } from './corners.ts'
import { flatten, sizeBetween } from './flatten.ts'
import { type Picture, writePdf } from './write-pdf.ts'

/** A photo of a page (JPEG), and the corners of the paper in it. */
export type Page = Size & { readonly id: string; readonly photo: Blob; readonly corners: Corners }

/** Longest edge of the picture in which edges are detected. */
const SEARCHED_EDGE = 240

/** Scales a photo down and detects the paper, else uses the whole picture. Throws if it is no picture. */
export async function readPage(file: File): Promise<Page> {
  const { canvas } = await drawPicture(file, PICTURE_EDGE)
  const small = await drawPicture(canvas, SEARCHED_EDGE)
  const size = { width: small.canvas.width, height: small.canvas.height }
  const { data } = small.page.getImageData(0, 0, size.width, size.height)
  const grey = Uint8Array.from(
    { length: size.width * size.height },
    (_, at) =>
      0.299 * (data[at * 4] ?? 0) + 0.587 * (data[at * 4 + 1] ?? 0) + 0.114 * (data[at * 4 + 2] ?? 0),
  )
  return {
    ...{ id: newId(), photo: await toJpeg(canvas), corners: findPaper(grey, size) ?? WHOLE },
    ...{ width: canvas.width, height: canvas.height },
  }
}

/** One PDF of all pages, cropped and flattened. Processed one by one, to save memory on a phone. */
export async function makeScan(pages: readonly Page[], name: string): Promise<File> {
  const pictures: Picture[] = []
  for (const page of pages) pictures.push(await cut(page))
  return new File([writePdf(pictures)], name, { type: 'application/pdf' })
}

async function cut({ photo, corners, width, height }: Page): Promise<Picture> {
  if (corners === WHOLE) return { jpeg: await bytesOf(photo), width, height }
  const seen = await drawPicture(photo, PICTURE_EDGE)
  const size = sizeBetween(corners, { width, height }, PICTURE_EDGE)
  const flat = emptyPicture(size.width, size.height)
  const image = flat.page.createImageData(size.width, size.height)
  image.data.set(flatten(seen.page.getImageData(0, 0, width, height), corners, size))
  flat.page.putImageData(image, 0, 0)
  return { jpeg: await bytesOf(await toJpeg(flat.canvas)), ...size }
}

const bytesOf = async (blob: Blob) => new Uint8Array(await blob.arrayBuffer())
