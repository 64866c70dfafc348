import type { ListingPhoto } from '@gida/contract/domains/applications/listing'
import { MOST_PHOTOS } from '@gida/contract/domains/applications/rules'
import { applications } from '#words/applications'
import { client } from '../../../platform/http/api.ts'
import { messageOf } from '../../../platform/http/errors.ts'
import { useBlob } from '../../../platform/http/use-blob.ts'
import { IconButton } from '../../../ui/action/IconButton.tsx'
import { Thumb } from '../../../ui/display/Thumb.tsx'
import { FieldGroup } from '../../../ui/form/FieldGroup.tsx'
import { PickButton } from '../../../ui/form/PickButton.tsx'
import { useAddPhoto, useRemovePhoto } from '../changes.ts'

const words = applications.publish
type Props = { unitId: string; photos: readonly ListingPhoto[] }

/** The photos of a listing, saved at once and independently of the form. */
export function PhotosField({ unitId, photos }: Props) {
  const add = useAddPhoto()
  const remove = useRemovePhoto()
  const error = add.error ?? remove.error
  return (
    <FieldGroup
      legend={words.photos}
      help={words.photosHelp(MOST_PHOTOS)}
      {...(error && { error: messageOf(error) })}
    >
      <ul className="grid grid-cols-3 gap-2">
        {photos.map(({ id }, index) => (
          <li key={id} className="relative">
            <Photo id={id} label={words.photo(index + 1)} />
            <span className="absolute end-1 top-1 rounded-2 bg-raised">
              <IconButton
                small
                icon="close"
                label={words.remove(index + 1)}
                disabled={remove.isPending}
                onClick={() => remove.mutate({ params: { id } })}
              />
            </span>
          </li>
        ))}
      </ul>
      {photos.length < MOST_PHOTOS && (
        <PickButton
          label={words.add}
          busy={add.isPending}
          busyText={words.adding}
          onPick={([file]) => file && add.mutate({ id: unitId, file })}
        />
      )}
    </FieldGroup>
  )
}

/** Through the authenticated call, since the listing may not be public. */
function Photo({ id, label }: { id: string; label: string }) {
  const url = useBlob({
    key: ['listing-photo', id],
    get: (options) => client.applications.getListingPhoto({ params: { id } }, options),
    isPreview: true,
  })
  return (
    <span role="img" aria-label={label} className="block aspect-[4/3] overflow-hidden rounded-2 bg-sunken">
      <Thumb src={url} />
    </span>
  )
}
