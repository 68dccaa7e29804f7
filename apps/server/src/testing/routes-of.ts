/** The addresses of a server with their methods, read from the tree that Fastify prints. */
export function routesOf(printed: string): { readonly method: string; readonly path: string }[] {
  const parents: string[] = []
  return printed.split('\n').flatMap(line => {
    const found = /^((?:│ {3}| {4})*)[├└]── (\S+)(?: \(([A-Z, ]+)\))?$/.exec(line)
    if (found === null) return []
    const [, indent = '', part = '', methods = ''] = found
    const depth = indent.length / 4
    const path = `${depth === 0 ? '' : (parents[depth - 1] ?? '')}${part}`
    parents[depth] = path
    return methods
      .split(', ')
      .filter(method => method !== '' && method !== 'HEAD')
      .map(method => ({ method, path }))
  })
}
