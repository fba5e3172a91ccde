import { useEffect, useImperativeHandle, useRef, type Ref, type RefObject } from 'react';

type TypedElement = HTMLInputElement | HTMLTextAreaElement;

/**
 * The ref of a field that may be typed into before the page's scripts run. Hydration leaves such words on the screen but
 * tells nobody of them, and the next drawing would take them away; so they are handed to the field's own handler.
 */
export function useEarlyTyping<Element extends TypedElement>(outer?: Ref<Element>): RefObject<Element | null> {
  const field = useRef<Element>(null);
  useImperativeHandle<Element | null, Element | null>(outer, () => field.current);
  useEffect(() => {
    const typed = field.current?.value;
    if (typed === undefined || typed === field.current?.defaultValue) return;
    // One field after the other, as a person types: a handler may build on what the one before has set.
    queueMicrotask(() => field.current && retype(field.current, typed));
  }, []);
  return field;
}

/** React hears of a value only if it differs from the last one set through the element's own property. */
function retype(field: TypedElement, typed: string): void {
  field.value = field.defaultValue;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, typed);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
