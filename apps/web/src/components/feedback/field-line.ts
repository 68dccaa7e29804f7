/** A mistake with its field, which is said once: many messages name the field themselves. */
export function fieldLine(label: string, message: string): string {
  return namesField(label, message) ? message : `${label}: ${message}`
}

/** Whether a message begins with a word of the label, or contains all of them. */
function namesField(label: string, message: string): boolean {
  const ofLabel = stemsOf(label)
  const ofMessage = stemsOf(message)
  const [first] = ofMessage
  const has = (stems: readonly string[], stem: string) =>
    stems.some(other => other.startsWith(stem) || stem.startsWith(other))
  return (
    (first !== undefined && has(ofLabel, first)) ||
    (ofLabel.length > 0 && ofLabel.every(stem => has(ofMessage, stem)))
  )
}

/** Words without the endings that declension changes; the shortest words carry no meaning. */
const stemsOf = (text: string): readonly string[] =>
  (text.toLowerCase().match(/\p{L}+/gu) ?? [])
    .filter(word => word.length >= 3)
    .map(word => word.slice(0, Math.max(3, word.length - 2)))
