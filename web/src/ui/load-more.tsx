import { SubmitButton } from './button.tsx';
import { Row } from './layout.tsx';

interface Props {
  label: string;
  /** The state of an infinite query. */
  list: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => Promise<unknown> };
}

/** The button below a list that has more; nothing if there is no more. */
export function LoadMore({ label, list }: Props) {
  if (!list.hasNextPage) return null;
  return (
    <Row justify="center" above={24}>
      <SubmitButton
        type="button"
        variant="secondary"
        working={list.isFetchingNextPage}
        onClick={() => void list.fetchNextPage()}
      >
        {label}
      </SubmitButton>
    </Row>
  );
}
