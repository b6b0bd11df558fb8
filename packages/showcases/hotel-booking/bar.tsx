type BarProps = {
  amount: string;
  detail: string;
  action: string;
  isReady: boolean;
  onGo: () => void;
};

/** The bar at the end of a step: the price so far and the button to the next step. */
export const Bar = ({ amount, detail, action, isReady, onGo }: BarProps) => (
  <div class="bar">
    <p>
      <strong>{amount}</strong>
      <span>{detail}</span>
    </p>
    <button type="button" class="primary" data-ready={isReady} onClick={onGo}>
      {action}
    </button>
  </div>
);
