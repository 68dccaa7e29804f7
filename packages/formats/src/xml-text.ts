/** What XML 1.0 does not allow in any form, and halves of characters. */
const notXml =
  // oxlint-disable-next-line no-control-regex -- that is the range
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g

/** A text as the content of an element or the value of an attribute. */
export const xmlText = (text: string): string =>
  text
    .replaceAll(notXml, ' ')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
