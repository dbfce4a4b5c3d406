import { Text } from '../../../../ui/layout.tsx';

/** What is wrong with a person or a payment, on a line of its own below the fact. */
export function Wrong({ children }: { children: string }) {
  return (
    <Text as="span" size={15} tone="cancelled" weight={600} ownLine>
      {children}
    </Text>
  );
}
