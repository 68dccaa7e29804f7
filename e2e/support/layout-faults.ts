import type { Page } from '@playwright/test'

/**
 * What a person would see as broken on the open page, one line each: a page that scrolls sideways, words
 * cut off by their own box, targets too small for a finger.
 */
export async function layoutFaults(page: Page): Promise<readonly string[]> {
  return page.evaluate(findFaults)
}

function findFaults(): string[] {
  const faults: string[] = []
  const root = document.documentElement
  if (root.scrollWidth > root.clientWidth) {
    faults.push(`the page is ${root.scrollWidth - root.clientWidth} px wider than the screen`)
  }
  const nameOf = (element: Element) =>
    `${element.tagName.toLowerCase()} «${(element.textContent ?? '').trim().slice(0, 40)}»`
  const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true })
  const isHiddenText = (style: CSSStyleDeclaration) => style.clipPath !== 'none'

  for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
    if (!isSeen(element)) continue
    const style = getComputedStyle(element)
    const ownText = [...element.childNodes].some(
      node => node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim() !== '',
    )
    const cuts = style.overflowX === 'hidden' || style.overflowX === 'clip'
    if (ownText && cuts && !isHiddenText(style) && element.scrollWidth > element.clientWidth + 1) {
      faults.push(`cut off: ${nameOf(element)}`)
    }
    const box = element.getBoundingClientRect()
    const isPast = box.right > root.clientWidth + 1 && box.width > 0
    if (ownText && isPast && !element.closest('[data-scrolls], table, [role="tablist"]')) {
      faults.push(`past the edge: ${nameOf(element)}`)
    }
  }
  for (const target of document.querySelectorAll<HTMLElement>(
    'button, a[href], input, select, textarea, [role="option"]',
  )) {
    const style = getComputedStyle(target)
    if (!isSeen(target) || isHiddenText(style)) continue
    // A link in a sentence, and a tick whose label is the target, are as high as their line.
    if (style.display === 'inline' || target.matches('input[type="checkbox"]')) continue
    const { width, height } = target.getBoundingClientRect()
    if (width < 24 || height < 24) {
      faults.push(`${Math.round(width)} × ${Math.round(height)}: ${nameOf(target)}`)
    }
  }
  return faults
}
