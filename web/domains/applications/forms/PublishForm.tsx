import type { Listing } from '@gida/contract/domains/applications/listing'
import { type SubmitEvent, useState } from 'react'
import { fieldProblems, messageOf } from '../../../platform/errors.ts'
import { Banner } from '../../../ui/Banner.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Field } from '../../../ui/Field.tsx'
import { MoneyInput } from '../../../ui/MoneyInput.tsx'
import { TextArea } from '../../../ui/TextArea.tsx'
import { TextInput } from '../../../ui/TextInput.tsx'
import { toast } from '../../../ui/toast.tsx'
import { applications } from '../../../words/en/applications.ts'
import { usePublishListing } from '../queries.ts'
import { PhotosField } from './PhotosField.tsx'

const words = applications.publish
const SHORTEST = 5
type Props = { unitId: string; listing: Listing | undefined; onClose: () => void }

/** What is said of a home in public. Photos follow once there is a page to put them on. */
export function PublishForm({ unitId, listing, onClose }: Props) {
  const publish = usePublishListing()
  const [headline, setHeadline] = useState(listing?.headline ?? '')
  const [description, setDescription] = useState(listing?.description ?? '')
  const [fees, setFees] = useState({ agency_fee: listing?.agency_fee, legal_fee: listing?.legal_fee })
  const [isTried, setTried] = useState(false)
  const isMissing = headline.trim().length < SHORTEST
  const unreadable = (name: keyof typeof fees) => isTried && Number.isNaN(fees[name] ?? 0)

  function save(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    setTried(true)
    const { agency_fee = 0, legal_fee = 0 } = fees
    if (publish.isPending || isMissing || Number.isNaN(agency_fee + legal_fee)) return
    const body = { headline: headline.trim(), description: description.trim(), agency_fee, legal_fee }
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

  const feeField = (name: keyof typeof fees, label: string) => (
    <Field
      label={label}
      opt={words.optional}
      {...(unreadable(name) && { error: applications.approve.moneyWrong })}
    >
      <MoneyInput
        value={fees[name] || null}
        onChange={(kobo) => setFees((old) => ({ ...old, [name]: kobo ?? 0 }))}
      />
    </Field>
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
