import type { BundleChoice } from '@gida/contract/domains/evidence/bundle'
import { EXHIBIT_KINDS, MOST_CHOSEN } from '@gida/contract/domains/evidence/rules'
import { isUnreadable, type TypedAmount } from '@gida/contract/shared/read-naira'
import { useState } from 'react'
import { evidence as words } from '#words/evidence'
import { useSend } from '../../../platform/forms/use-send.ts'
import { useUnkept } from '../../../platform/forms/use-typed.ts'
import { formatDay } from '../../../platform/screens/format.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { Refusal } from '../../../ui/feedback/Refusal.tsx'
import { CheckRow } from '../../../ui/form/CheckRow.tsx'
import { DateField } from '../../../ui/form/date/DateField.tsx'
import { Field } from '../../../ui/form/Field.tsx'
import { MoneyField } from '../../../ui/form/MoneyField.tsx'
import { TextArea } from '../../../ui/form/TextArea.tsx'
import { TextInput } from '../../../ui/form/TextInput.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { CardBody } from '../../../ui/layout/CardBody.tsx'
import { CardHead } from '../../../ui/layout/CardHead.tsx'
import { useRequestBundle } from '../changes.ts'

type Props = { leaseId: string; name: string; choices: readonly BundleChoice[] }
const keyOf = ({ kind, id }: BundleChoice) => `${kind} ${id}`

/** The contents of a bundle: everything except messages by default. */
export function BundleForm({ leaseId, name, choices }: Props) {
  const [title, setTitle] = useState(name)
  const [claim, setClaim] = useState('')
  const [amount, setAmount] = useState<TypedAmount>(null)
  const [days, setDays] = useState({ from: '', to: '' })
  const [photos, setPhotos] = useState(true)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(
    () => new Set(choices.filter(({ kind }) => kind !== 'MESSAGE').map(keyOf)),
  )
  const said = JSON.stringify([title, claim, amount, days, photos, [...chosen].sort()])
  const [kept, keep] = useState(said)
  useUnkept(said !== kept)
  const { send, refusal, isSaving } = useSend(useRequestBundle(), {
    onDone: () => keep(said),
    said: words.begun,
    unknown: words.unknown,
  })
  const set = (of: readonly BundleChoice[], isOn: boolean) =>
    setChosen((old) => {
      const next = new Set(old)
      for (const one of of) isOn ? next.add(keyOf(one)) : next.delete(keyOf(one))
      return next
    })
  const isOn = (one: BundleChoice) => chosen.has(keyOf(one))
  const of = (kind: BundleChoice['kind']) => choices.filter((one) => one.kind === kind)
  const idsOf = (kind: BundleChoice['kind']) =>
    of(kind)
      .filter(isOn)
      .map(({ id }) => id)
  const over = EXHIBIT_KINDS.filter((kind) => of(kind).filter(isOn).length > MOST_CHOSEN)
  const begin = () =>
    send({
      params: { id: leaseId },
      body: {
        ...{ title, claim },
        ...(typeof amount === 'number' && { claim_amount: amount }),
        ...(days.from && { from: days.from }),
        ...(days.to && { to: days.to }),
        chosen: {
          ...{ photos, terms: idsOf('TERMS').length > 0, ledger: idsOf('LEDGER').length > 0 },
          ...{
            documents: idsOf('DOCUMENT'),
            notices: idsOf('NOTICE'),
            receipts: idsOf('RECEIPT'),
            messages: idsOf('MESSAGE'),
          },
          ...{ inspections: idsOf('INSPECTION'), requests: idsOf('REQUEST') },
        },
      },
    })
  return (
    <Card aria-labelledby="what">
      <CardHead title={words.what} id="what" />
      <CardBody className="grid gap-4">
        <Field label={words.name} help={words.nameHelp}>
          <TextInput value={title} maxLength={120} onChange={({ target }) => setTitle(target.value)} />
        </Field>
        <Field label={words.claim} opt={words.claimOpt}>
          <TextArea value={claim} maxLength={2000} onChange={({ target }) => setClaim(target.value)} />
        </Field>
        <MoneyField label={words.amount} opt={words.claimOpt} value={amount} onChange={setAmount} />
        <div className="grid gap-4 md:grid-cols-2">
          {(['from', 'to'] as const).map((end) => (
            <DateField
              key={end}
              label={words[end]}
              opt={words.claimOpt}
              value={days[end]}
              onChange={(day) => setDays((old) => ({ ...old, [end]: day }))}
            />
          ))}
        </div>
        {EXHIBIT_KINDS.map((kind) => (
          <Kind key={kind} kind={kind} of={of(kind)} isOn={isOn} onChange={set} />
        ))}
        <CheckRow
          plain
          title={words.photos}
          checked={photos}
          onChange={({ target }) => setPhotos(target.checked)}
        />
        <p className="text-small text-ink-soft">{words.care}</p>
        {over.length > 0 && (
          <Banner tone="wait" live>
            {words.tooMany(over.map((kind) => words.kinds[kind]).join(', '), MOST_CHOSEN)}
          </Banner>
        )}
        <Refusal>{refusal}</Refusal>
        <Button
          size="big"
          wide
          disabled={isUnreadable(amount) || over.length > 0}
          busy={isSaving}
          busyText={words.beginning}
          onClick={begin}
        >
          {words.begin}
        </Button>
      </CardBody>
    </Card>
  )
}

type KindProps = {
  kind: BundleChoice['kind']
  of: readonly BundleChoice[]
  isOn: (one: BundleChoice) => boolean
  onChange: (of: readonly BundleChoice[], isOn: boolean) => void
}

/** One kind of content: all of it, or single items. */
function Kind({ kind, of, isOn, onChange }: KindProps) {
  if (of.length === 0) return null
  const on = of.filter(isOn).length
  const all = (
    <CheckRow
      plain
      title={of.length > 1 ? words.all(words.kinds[kind], of.length) : words.kinds[kind]}
      checked={on === of.length}
      some={on > 0 && on < of.length}
      onChange={({ target }) => onChange(of, target.checked)}
    />
  )
  if (kind === 'TERMS' || kind === 'LEDGER') return all
  return (
    <div className="grid gap-1">
      {all}
      <div className="ps-7">
        {of.map((one) => (
          <CheckRow
            key={one.id}
            plain
            title={<span className="break-words">{one.title}</span>}
            note={[formatDay(one.on), one.group].filter(Boolean).join(' · ')}
            checked={isOn(one)}
            onChange={({ target }) => onChange([one], target.checked)}
          />
        ))}
      </div>
    </div>
  )
}
