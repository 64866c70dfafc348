import type { Listing } from '@gida/contract/domains/applications/listing'
import { isUnreadable, type TypedAmount } from '@gida/contract/shared/read-naira'
import { type SubmitEvent, useState } from 'react'
import { applications } from '#words/applications'
import { fieldProblems, messageOf } from '../../../platform/errors.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { toast } from '../../../ui/feedback/toast.tsx'
import { Field } from '../../../ui/form/Field.tsx'
import { MoneyField } from '../../../ui/form/MoneyField.tsx'
import { TextArea } from '../../../ui/form/TextArea.tsx'
import { TextInput } from '../../../ui/form/TextInput.tsx'
import { Dialog } from '../../../ui/overlay/Dialog.tsx'
import { usePublishListing } from '../queries.ts'
import { PhotosField } from './PhotosField.tsx'

const words = applications.publish
const SHORTEST = 5
type Fees = Record<'agency_fee' | 'legal_fee', TypedAmount>
type Props = { unitId: string; listing: Listing | undefined; onClose: () => void }

/** What is said of a home in public. Photos follow once there is a page to put them on. */
export function PublishForm({ unitId, listing, onClose }: Props) {
  const publish = usePublishListing()
  const [headline, setHeadline] = useState(listing?.headline ?? '')
  const [description, setDescription] = useState(listing?.description ?? '')
  const [fees, setFees] = useState<Fees>({
    agency_fee: listing?.agency_fee || null,
    legal_fee: listing?.legal_fee || null,
  })
  const [isTried, setTried] = useState(false)
  const isMissing = headline.trim().length < SHORTEST

  function save(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    setTried(true)
    const { agency_fee, legal_fee } = fees
    if (publish.isPending || isMissing || isUnreadable(agency_fee) || isUnreadable(legal_fee)) return
    const body = {
      headline: headline.trim(),
      description: description.trim(),
      agency_fee: agency_fee ?? 0,
      legal_fee: legal_fee ?? 0,
    }
    publish.mutate(
      { params: { id: unitId }, body },
      {
        onSuccess: () => {
          toast.success(words.saved)
          if (listing) onClose()
        },
      },
    )
  }

  const feeField = (name: keyof Fees, label: string) => (
    <MoneyField
      label={label}
      opt={words.optional}
      value={fees[name]}
      onChange={(amount) => setFees((old) => ({ ...old, [name]: amount }))}
    />
  )
  const refusal = publish.error && Object.keys(fieldProblems(publish.error)).length === 0
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={words.form}>
      <form noValidate className="grid gap-4" onSubmit={save}>
        <Field
          label={words.headline}
          help={words.headlineHelp}
          {...(isTried && isMissing && { error: words.headlineMissing })}
        >
          <TextInput maxLength={100} value={headline} onChange={(event) => setHeadline(event.target.value)} />
        </Field>
        <Field label={words.description} opt={words.optional}>
          <TextArea
            rows={4}
            maxLength={2000}
            value={description}
            onChange={(event) => setDescription(event.target.value)}
          />
        </Field>
        <div className="grid grid-cols-2 gap-4">
          {feeField('agency_fee', words.agencyFee)}
          {feeField('legal_fee', words.legalFee)}
        </div>
        <p className="text-small text-ink-soft">{words.fromUnit}</p>
        {listing ? (
          <PhotosField unitId={unitId} photos={listing.photos} />
        ) : (
          <p className="text-small text-ink-soft">{words.photosLater}</p>
        )}
        {refusal && (
          <Banner tone="late" live>
            {messageOf(publish.error)}
          </Banner>
        )}
        <Button type="submit" size="big" wide busy={publish.isPending} busyText={words.busy}>
          {listing ? words.saveAgain : words.save}
        </Button>
      </form>
    </Dialog>
  )
}
