/**
 * Finds rows of a list and cards of a grid that are built exactly like three of their siblings: the same elements,
 * classes, roles and states, whatever their words are. The page runs this function, so it uses nothing from outside.
 */
export function repeatedElements(root: Element): Element[] {
  const lookedAt = 3;
  // The values of these attributes decide how an element looks or what it is; those of others name it.
  const looks =
    /^(class|role|type|style|tabindex|disabled|data-state|aria-(checked|current|disabled|expanded|hidden|invalid|pressed|selected))$/;
  const shapes = new Map<Element, string>();
  const repeated: Element[] = [];

  function shapeOf(element: Element): string {
    const known = shapes.get(element);
    if (known !== undefined) return known;
    const attributes = [...element.attributes].map(({ name, value }) =>
      looks.test(name) ? `${name}=${value}` : name,
    );
    const content = [...element.childNodes].map((node) => {
      if (node instanceof Element) return shapeOf(node);
      return node.textContent?.trim() ? '…' : '';
    });
    const shape = `<${element.localName} ${attributes.sort().join(' ')}>${content.join('')}</>`;
    shapes.set(element, shape);
    return shape;
  }

  function visit(parent: Element): void {
    const counts = new Map<string, number>();
    for (const child of parent.children) {
      const shape = shapeOf(child);
      const count = (counts.get(shape) ?? 0) + 1;
      counts.set(shape, count);
      if (count > lookedAt) repeated.push(child);
      else visit(child);
    }
  }

  visit(root);
  return repeated;
}
