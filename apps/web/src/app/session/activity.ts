/**
 * What counts as a person being there: "mouse or other input" (specification §4). Dictated, composed and pasted texts,
 * and presses of a screen reader, come without keys and pointers.
 */
export const activityEventNames = [
  'pointermove',
  'pointerdown',
  'keydown',
  'wheel',
  'touchstart',
  'scroll',
  'input',
  'compositionupdate',
  'paste',
  'drop',
  'click',
] as const
