/** Voice notes, wherever they are recorded and heard. */
export const voice = {
  record: 'Record a voice note',
  recording: (time: string) => `Recording, ${time}`,
  ready: (time: string) => `Voice note, ${time}`,
  stop: 'Stop recording',
  play: (time: string) => `Play the voice note, ${time}`,
  pause: 'Pause',
  drop: 'Delete the recording',
  send: 'Send the voice note',
  denied: 'The microphone cannot be used. Allow it in the settings of your browser.',
}
