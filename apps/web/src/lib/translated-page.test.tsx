import { render, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { AccountNumber } from '../components/text/account-number.tsx'
import { Amount } from '../components/text/amount.tsx'
import { renderInApp } from '../testing/render.tsx'
import { keepTranslatedTextsLive } from './translated-page.ts'

/** Live texts beside other texts, as they stand all over the product. */
function Line({ count, until }: { count: number; until: string }) {
  return (
    <p>
      Documents: {count} · until {until}
    </p>
  )
}

test('a text that changes under the browser’s translation is shown as it is now', async () => {
  const { container, rerender } = render(<Line count={2} until="11:15" />)
  const stop = keepTranslatedTextsLive(container)
  translatePage(container)
  await waitFor(() => expect(container).toHaveTextContent('‹2›'))
  await Promise.resolve()
  rerender(<Line count={3} until="11:30" />)
  await waitFor(() => expect(container.textContent).toMatch(/3.*11:30/))
  expect(container.textContent).not.toMatch(/2|11:15/)

  translatePage(container)
  await Promise.resolve()
  rerender(<Line count={4} until="11:45" />)
  await waitFor(() => expect(container.textContent).toMatch(/4.*11:45/))
  expect(container.textContent).not.toMatch(/2|3|11:15|11:30/)
  stop()
})

test.each(['md', 'lg', 'xl'] as const)('no browser translates an amount of size %s', async size => {
  const { container, rerender } = render(<Amount value="1234.50" currency="KGS" size={size} />)
  translatePage(container)
  rerender(<Amount value="900000.00" currency="KGS" size={size} />)
  expect(container.textContent.replaceAll(/\s/g, ' ')).toBe('900 000,00 KGS')
})

test('no browser translates an account number', async () => {
  const { container } = await renderInApp(<AccountNumber account="1030010000000115" />)
  const before = container.textContent
  translatePage(container)
  expect(container.textContent).toBe(before)
})

/** What a browser's translation does to a page: copies of the texts, in elements of its own, stand in their place. */
function translatePage(root: ParentNode = document.body): void {
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
