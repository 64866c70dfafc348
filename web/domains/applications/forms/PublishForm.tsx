import type { Listing } from '@gida/contract/domains/applications/listing'
import { koboIn, type TypedAmount } from '@gida/contract/shared/read-naira'
import { applications } from '#words/applications'
import { useFields, useSave } from '../../../platform/forms/use-save.ts'
import { FormMoneyField } from '../../../ui/form/FormMoneyField.tsx'
import { FormTextField } from '../../../ui/form/FormTextField.tsx'
import { FormDialog } from '../../../ui/overlay/FormDialog.tsx'
import { usePublishListing } from '../changes.ts'
import { PhotosField } from './PhotosField.tsx'

const words = applications.publish
const SHORTEST = 5
type Values = { headline: string; description: string; agency_fee: TypedAmount; legal_fee: TypedAmount }
type Props = {
  unitId: string
  /** The latest listing, even if withdrawn. */
  listing: Listing | undefined
  isPublished: boolean
  onClose: () => void
}

const check = ({ headline }: Values) => ({
  headline: headline.trim().length < SHORTEST ? words.headlineMissing : undefined,
})

/** A unit's public listing. Photos can be added once it is published. */
export function PublishForm({ unitId, listing, isPublished, onClose }: Props) {
  const form = useFields<Values>(
    {
      headline: listing?.headline ?? '',
      description: listing?.description ?? '',
      agency_fee: listing?.agency_fee || null,
      legal_fee: listing?.legal_fee || null,
    },
    check,
  )
  const { control } = form
  const saving = useSave(form, usePublishListing(), {
    input: ({ headline, description, agency_fee, legal_fee }) => ({
      params: { id: unitId },
      body: {
        headline: headline.trim(),
        description: description.trim(),
        agency_fee: koboIn(agency_fee) ?? 0,
        legal_fee: koboIn(legal_fee) ?? 0,
      },
    }),
    said: words.saved,
    onSaved: () => isPublished && onClose(),
  })
  return (
    <FormDialog
      title={words.form}
      form={saving}
      onClose={onClose}
      save={isPublished ? words.saveAgain : words.save}
      saving={words.busy}
    >
      <FormTextField
        control={control}
        name="headline"
        label={words.headline}
        help={words.headlineHelp}
        maxLength={100}
      />
      <FormTextField
        control={control}
        name="description"
        label={words.description}
        opt={words.optional}
        rows={4}
        maxLength={2000}
      />
      <div className="grid grid-cols-2 gap-4">
        <FormMoneyField control={control} name="agency_fee" label={words.agencyFee} opt={words.optional} />
        <FormMoneyField control={control} name="legal_fee" label={words.legalFee} opt={words.optional} />
      </div>
      <p className="text-small text-ink-soft">{words.fromUnit}</p>
      {isPublished && listing ? (
        <PhotosField unitId={unitId} photos={listing.photos} />
      ) : (
        <p className="text-small text-ink-soft">{words.photosLater}</p>
      )}
    </FormDialog>
  )
}
