import { voice as words } from '#words/voice'
import { IconButton } from '../../ui/action/IconButton.tsx'
import { formatSeconds } from '../screens/format.ts'
import type { useRecorder } from './use-recorder.ts'
import { VoiceBar } from './VoiceBar.tsx'

type Props = {
  of: ReturnType<typeof useRecorder>
  /** Sends it on its own; without it, it is sent with the form around it. */
  onSend?: () => void
}

/** Replaces the text field while recording, and until the recording is sent or dropped. */
export function VoiceNote({ of: { seconds, recording, stop, drop }, onSend }: Props) {
  if (!recording)
    return (
      <>
        <span role="timer" className="figures grow ps-2 text-small">
          {words.recording(formatSeconds(seconds ?? 0))}
        </span>
        <IconButton icon="stopped" label={words.stop} onClick={stop} />
      </>
    )
  return (
    <>
      <IconButton icon="trash" label={words.drop} onClick={drop} />
      <span className="min-w-0 grow">
        <VoiceBar src={recording.url} seconds={recording.seconds} />
      </span>
      {onSend && (
        <IconButton
          icon="send"
          label={words.send}
          onClick={onSend}
          className="bg-action text-on-action! hover:bg-action-hover"
        />
      )}
    </>
  )
}
