/** What a browser's translation does to a page: copies of the texts, in elements of its own, stand in their place. */
export function translatePage(root: ParentNode = document.body): void {
  const walker = document.createTreeWalker(root as Node, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode()) texts.push(node as Text)
  for (const text of texts) {
    if (text.data.trim() === '' || text.parentElement?.closest('[translate="no"]')) continue
    const [outer, inner] = [document.createElement('font'), document.createElement('font')]
    inner.textContent = `‹${text.data}›`
    outer.append(inner)
    text.replaceWith(outer)
  }
}
