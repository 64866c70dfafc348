import type { ListingPhoto } from '@gida/contract/domains/applications/listing'
import { MOST_PHOTOS } from '@gida/contract/domains/applications/rules'
import { applications } from '#words/applications'
import { messageOf } from '../../../platform/http/errors.ts'
import { IconButton } from '../../../ui/action/IconButton.tsx'
import { FieldGroup } from '../../../ui/form/FieldGroup.tsx'
import { PickButton } from '../../../ui/form/PickButton.tsx'
import { useAddPhoto, useRemovePhoto } from '../changes.ts'

const words = applications.publish
type Props = { unitId: string; photos: readonly ListingPhoto[] }

/** The photos of a published unit: added and taken away at once, without the rest of the form. */
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
        {photos.map(({ id, small_url, width, height }, index) => (
          <li key={id} className="relative">
            <img
              src={small_url}
              width={width}
              height={height}
              alt={words.photo(index + 1)}
              className="aspect-[4/3] h-auto w-full rounded-2 object-cover"
            />
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
