import type { DocumentDetail } from '@gida/contract/domains/documents/document'
import { lazy, Suspense, useState } from 'react'
import { signing } from '#words/signing'
import { useFields, useSave } from '../../../platform/forms/use-save.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { SkeletonRows } from '../../../ui/feedback/SkeletonRows.tsx'
import { FormDateField } from '../../../ui/form/date/FormDateField.tsx'
import { FormRadioCards } from '../../../ui/form/FormRadioCards.tsx'
import { FormTextField } from '../../../ui/form/FormTextField.tsx'
import { FormSheet } from '../../../ui/overlay/FormSheet.tsx'
import { withoutSigner } from '../fields/placed.ts'
import { useRequestSignature } from '../queries.ts'
import { SignerFields } from './SignerFields.tsx'
import {
  checkSigner,
  EMPTY_SIGNER,
  type SendValues,
  type SignerValues,
  sentContact,
} from './signer-values.ts'

const FieldsOnPages = lazy(() => import('../fields/FieldsOnPages.tsx'))

const words = signing.form
const LEASE_SIGNERS: Partial<SignerValues>[] = [{ role: 'TENANT' }, { role: 'LANDLORD' }]
const ORDERS = (['IN_ORDER', 'AT_ONCE'] as const).map((value) => ({ value, ...words.orders[value] }))

type Props = {
  of: DocumentDetail
  /** The previous signers. Their contact details are private and not known here. */
  before?: readonly Pick<SignerValues, 'name' | 'role'>[]
  onClose: () => void
}

/** Sends a document for signature; a lease goes first to its tenant, then to its landlord. */
export function SendForm({ of: now, before = [], onClose }: Props) {
  const [of] = useState(now) // a new version may come while this is open, which was not read, and has no fields placed
  const { id, version, related_entity_type } = of
  const isLease = related_entity_type === 'lease'
  const [isPlacing, setPlacing] = useState(false)
  const form = useFields<SendValues>(
    {
      signers: (before.length > 0 ? before : isLease ? LEASE_SIGNERS : [{}]).map((signer) => ({
        ...EMPTY_SIGNER,
        ...signer,
      })),
      ...{ fields: [], order: 'IN_ORDER', message: '', expires_on: '' },
    },
    ({ signers, fields }) => ({
      ...Object.fromEntries(
        signers.flatMap((signer, at) =>
          Object.entries(checkSigner(signer)).map(([field, fault]) => [`signers.${at}.${field}`, fault]),
        ),
      ),
      ...Object.fromEntries(
        fields.map(({ kind, label }, at) => [
          `fields.${at}.label`,
          kind === 'TEXT' && label.trim().length < 2 ? signing.fields.unsaid : undefined,
        ]),
      ),
    }),
  )
  const { control } = form
  const saving = useSave(form, useRequestSignature(), {
    input: ({ signers, fields, order, message, expires_on }) => ({
      params: { id },
      body: {
        signers: signers.map((signer) => ({ ...sentContact(signer), role: signer.role })),
        fields: fields.map(({ key: _, ...field }) => field),
        ...{ in_order: order === 'IN_ORDER', message, version },
        ...(expires_on && { expires_on }),
      },
    }),
    said: words.done,
    unknown: words.unknown,
    onSaved: onClose,
  })
  return (
    <FormSheet title={words.title} form={saving} onClose={onClose} save={words.save} saving={words.saving}>
      <p className="text-ink-soft">{words.note}</p>
      <SignerFields
        control={control}
        onRemoved={(place) =>
          form.setValue('fields', withoutSigner(form.getValues('fields'), place), { shouldDirty: true })
        }
      />
      <FormRadioCards control={control} name="order" label={words.order} options={ORDERS} />
      {isPlacing ? (
        <Suspense fallback={<SkeletonRows label={signing.fields.loading} rows={3} />}>
          <FieldsOnPages of={of} control={control} />
        </Suspense>
      ) : (
        <div>
          <Button kind="second" icon="plus" onClick={() => setPlacing(true)}>
            {signing.fields.start}
          </Button>
        </div>
      )}
      <FormTextField
        control={control}
        name="message"
        label={words.message}
        opt={words.opt}
        rows={2}
        maxLength={500}
      />
      <FormDateField
        control={control}
        name="expires_on"
        label={words.expires}
        opt={words.opt}
        help={words.expiresHelp}
      />
    </FormSheet>
  )
}
