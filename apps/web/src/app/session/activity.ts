/** What counts as a person being there: "mouse or other input" (specification §4). */
export const activityEventNames = [
  'pointermove',
  'pointerdown',
  'keydown',
  'wheel',
  'touchstart',
  'scroll',
] as const
