/**
 * A browser that translates the page puts <font> elements in the place of its text nodes. React goes on writing into
 * the nodes it knows, and nobody would see it: stale money. Here a replaced node is put back as soon as it changes;
 * the browser then translates the new text.
 */
export function keepTranslatedTextsLive(root: Node): () => void {
  const translations = new WeakMap<Node, Element>()
  const changes = new MutationObserver(records => {
    for (const { target } of records) {
      const translation = translations.get(target)
      if (!translation) continue
      translations.delete(target)
      if (!target.parentNode && translation.isConnected) translation.replaceWith(target)
    }
  })
  const replacements = new MutationObserver(records => {
    for (const record of records) {
      for (const node of record.removedNodes) {
        const translation = node instanceof Text ? translationIn(record) : undefined
        if (!translation) continue
        translations.set(node, translation)
        changes.observe(node, { characterData: true })
      }
    }
  })
  replacements.observe(root, { childList: true, subtree: true })
  return () => {
    replacements.disconnect()
    changes.disconnect()
  }
}

/** What took the place of a removed node: in one step, or put beside it just before. */
const translationIn = (record: MutationRecord): Element | undefined =>
  [...record.addedNodes, record.previousSibling, record.nextSibling].find(isFont)

const isFont = (node: Node | null): node is Element =>
  node instanceof Element && node.localName === 'font'
