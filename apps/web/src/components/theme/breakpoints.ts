/** At this width and below: one column, bottom bar, cards instead of rows, full screen drawers. */
export const phoneQuery = '(max-width: 41.875em)'
/** From this width on: the full sidebar and two columns. */
export const deskQuery = '(min-width: 80em)'
/** From this width on a page that requests it is wider than the others, and has three columns. */
export const wideQuery = '(min-width: 94em)'
