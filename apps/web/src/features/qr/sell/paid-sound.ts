/** Two short rising tones, made on the spot. Silent where the browser has no sound or does not allow it yet. */
export function playPaidSound(): void {
  if (typeof AudioContext === 'undefined') return
  const audio = new AudioContext()
  const volume = audio.createGain()
  volume.gain.value = 0.2
  volume.connect(audio.destination)
  for (const [frequency, start] of [
    [660, 0],
    [880, 0.14],
  ] as const) {
    const tone = audio.createOscillator()
    tone.frequency.value = frequency
    tone.connect(volume)
    tone.start(audio.currentTime + start)
    tone.stop(audio.currentTime + start + 0.12)
    if (start > 0) tone.onended = () => void audio.close()
  }
}
