export default function CheckoutPage() {
  return <div className="page" />;
}
