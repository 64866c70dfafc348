import { formatInstant } from '@gida/contract/shared/dates'
import { openPicture } from '../../../platform/files/open-picture.ts'
import type { Picture } from '../../../platform/pdf/document.ts'
import type { Services } from '../../../platform/services.ts'
import { photoKey } from '../photos/add-photo.ts'

/** Wide enough to be looked at on paper. */
const WIDTH = 480

type Shown = { id: string; created_at: string; source: 'CAMERA' | 'GALLERY' }

/** Photos as a paper shows them, each with when it came to us. One that is gone is left out. */
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
