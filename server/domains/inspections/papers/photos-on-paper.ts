import { formatInstant } from '@gida/contract/shared/dates'
import { openPicture } from '../../../platform/files/open-picture.ts'
import type { Picture } from '../../../platform/pdf/document.ts'
import type { Services } from '../../../platform/services.ts'
import { photoKey } from '../photos/add-photo.ts'

/** Pixels, enough for print. */
const WIDTH = 480

type Shown = { id: string; created_at: string; source: 'CAMERA' | 'GALLERY' }

/** Printable photos with their upload times; missing ones are skipped. */
export async function photosOnPaper(
  { files }: Pick<Services, 'files'>,
  photos: readonly Shown[],
  nameOf: (photo: Shown) => string,
): Promise<Picture[]> {
  const pictures: Picture[] = []
  for (const photo of photos) {
    const bytes = await files.get(photoKey(photo.id))
    if (!bytes) continue
    const picture = await openPicture(bytes)
    const small = await picture
      .resize({ width: WIDTH, withoutEnlargement: true })
      .jpeg({ quality: 70 })
      .toBuffer()
    const source = photo.source === 'GALLERY' ? ', from the gallery' : ''
    pictures.push({ bytes: small, caption: `${nameOf(photo)}\n${formatInstant(photo.created_at)}${source}` })
  }
  return pictures
}
