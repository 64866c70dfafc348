import { isEasyPin, type PhonePin, PIN_LENGTH } from '@gida/contract/domains/phone/pin'
import { formatPhone } from '@gida/contract/shared/phone'
import { useQuery } from '@tanstack/react-query'
import { phone } from '#words/phone'
import { useFields, useSave } from '../../../platform/forms/use-save.ts'
import { useSend } from '../../../platform/forms/use-send.ts'
import { Loaded } from '../../../platform/screens/Loaded.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { Pill } from '../../../ui/display/Pill.tsx'
import { Refusal } from '../../../ui/feedback/Refusal.tsx'
import { FormSubmit } from '../../../ui/form/FormSubmit.tsx'
import { FormTextField } from '../../../ui/form/FormTextField.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { CardBody } from '../../../ui/layout/CardBody.tsx'
import { CardHead } from '../../../ui/layout/CardHead.tsx'
import { useRemovePhonePin, useSetPhonePin } from '../changes.ts'
import { phonePinQuery } from '../queries.ts'

const words = phone.pin

/** The PIN for what is asked from any phone: set, changed, taken away. */
export function PhonePinCard() {
  return (
    <Card>
      <CardHead title={words.title} />
      <CardBody className="grid gap-4">
        <Loaded bare of={useQuery(phonePinQuery)} rows={2} loading={words.loading}>
          {(pin) => <PinOf pin={pin} />}
        </Loaded>
      </CardBody>
    </Card>
  )
}

function PinOf({ pin: { phone: own, number, whatsapp, is_set } }: { pin: PhonePin }) {
  const removing = useSend(useRemovePhonePin(), { said: words.removed })
  const ways = [
    ...(number ? [words.byText(formatPhone(number))] : []),
    ...(whatsapp ? [words.byWhatsApp(formatPhone(whatsapp))] : []),
  ]
  return (
    <>
      <p className="text-ink-soft">{ways.length > 0 ? [...ways, words.asks].join(' ') : words.noNumber}</p>
      {own ? (
        <>
          <div className="flex flex-wrap items-center gap-3">
            <Pill tone={is_set ? 'in' : 'idle'}>{is_set ? words.on(formatPhone(own)) : words.off}</Pill>
            {is_set && (
              <Button
                kind="second"
                busy={removing.isSaving}
                busyText={words.removing}
                onClick={() => removing.send({})}
              >
                {words.remove}
              </Button>
            )}
          </div>
          <Refusal>{removing.refusal}</Refusal>
          <PinForm isSet={is_set} />
        </>
      ) : (
        <p>{words.noPhone}</p>
      )}
    </>
  )
}

function faultOf(pin: string): string | undefined {
  if (!/^\d{4}$/.test(pin)) return words.errors.digits
  return isEasyPin(pin) ? words.errors.easy : undefined
}

function PinForm({ isSet }: { isSet: boolean }) {
  const form = useFields({ pin: '' }, ({ pin }) => ({ pin: faultOf(pin) }))
  const saving = useSave(form, useSetPhonePin(), {
    input: (body) => ({ body }),
    said: words.done,
    onSaved: () => form.reset({ pin: '' }),
  })
  return (
    <form noValidate className="grid max-w-[420px] gap-4" onSubmit={saving.save}>
      <FormTextField
        control={form.control}
        name="pin"
        type="password"
        inputMode="numeric"
        maxLength={PIN_LENGTH}
        label={words.field}
        help={words.help}
      />
      <FormSubmit {...saving} words={{ saving: words.saving, save: isSet ? words.change : words.save }} />
    </form>
  )
}
