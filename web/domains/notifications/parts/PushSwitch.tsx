import { useEffect, useState } from 'react'
import { settings } from '#words/settings'
import { report } from '../../../platform/browser/report.ts'
import { toast } from '../../../ui/feedback/toast.tsx'
import { CheckRow } from '../../../ui/form/CheckRow.tsx'
import { hasPush, takesPush, turnPushOff, turnPushOn } from '../push.ts'

const words = settings.choices

/** Push notifications on this device; the permission is requested only when switched on. */
export function PushSwitch() {
  const [isOn, setOn] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const isBlocked = takesPush() && Notification.permission === 'denied'
  useEffect(() => {
    hasPush().then(setOn, report)
  }, [])

  async function change(wanted: boolean) {
    setBusy(true)
    try {
      const isNowOn = await (wanted ? turnPushOn() : turnPushOff())
      setOn(isNowOn)
      if (wanted && !isNowOn) toast.warning(words.pushDenied)
      else toast.success(isNowOn ? words.pushOn : words.pushOff)
    } catch {
      toast.error(words.failed)
    } finally {
      setBusy(false)
    }
  }

  const note = !takesPush() ? words.pushMissing : isBlocked ? words.pushDenied : words.pushNote
  return (
    <CheckRow
      title={words.push}
      note={note}
      checked={isOn}
      disabled={isBusy || !takesPush() || isBlocked}
      onChange={(event) => void change(event.target.checked)}
    />
  )
}
