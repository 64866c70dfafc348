import { conversations as words } from '#words/conversations'
import { formatSeconds } from '../../../platform/screens/format.ts'
import { IconButton } from '../../../ui/action/IconButton.tsx'
import type { useRecorder } from '../use-recorder.ts'
import { VoiceBar } from './VoiceBar.tsx'

type Props = {
  of: ReturnType<typeof useRecorder>
  /** Sends it by itself; without it, it goes with what stands around it. */
  onSend?: () => void
}

/** In the place of the field: what is being recorded, or was and can be heard before it goes. */
export function VoiceNote({ of: { seconds, recording, stop, drop }, onSend }: Props) {
  if (!recording)
    return (
      <>
        <span role="timer" className="figures grow ps-2 text-small">
          {words.voice.recording(formatSeconds(seconds ?? 0))}
        </span>
        <IconButton icon="stopped" label={words.voice.stop} onClick={stop} />
      </>
    )
  return (
    <>
      <IconButton icon="trash" label={words.voice.drop} onClick={drop} />
      <span className="min-w-0 grow">
        <VoiceBar src={recording.url} seconds={recording.seconds} />
      </span>
      {onSend && (
        <IconButton
          icon="send"
          label={words.voice.send}
          onClick={onSend}
          className="bg-action text-on-action! hover:bg-action-hover"
        />
      )}
    </>
  )
}
